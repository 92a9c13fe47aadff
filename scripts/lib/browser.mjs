/// The browser that tests look through: any Chromium, with a font that has Chinese.
import { existsSync } from 'node:fs';
import { run } from './project.mjs';
import { ensureOnMachine, onPath } from './system-packages.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const browser = () => programs.map(onPath).find(Boolean) ?? applications.find((place) => existsSync(place));

const debiansFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/// Without one, Chinese is boxes. Other systems than Linux bring their own.
async function hasChineseFont() {
  if (process.platform !== 'linux' || existsSync(debiansFont)) return true;
  const { code, output } = await run('fc-list', [':lang=zh', 'family'], { quiet: true });
  return code === 0 && output.trim() !== '';
}

/// Answers where the browser is.
export async function ensureBrowser() {
  await ensureOnMachine([
    { debian: 'chromium', found: browser },
    { debian: 'fonts-noto-cjk', found: hasChineseFont },
  ]);
  return browser();
}
