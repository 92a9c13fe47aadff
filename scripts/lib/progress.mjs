/// Says how far something long is: how much of it there is already, and for how long it has been going on.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const MEGA = 1_000_000;
/// Where nobody watches the line change, a line now and then is enough.
const EVERY = { terminal: 3000, file: 20_000 };

export const megabytes = (bytes) => `${Math.round(bytes / MEGA)} MB`;

export const clockOf = (ms) => {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/// "VS Code for the browser: 312 MB of about 800 MB, 1 min 5 s"
export const progressLine = ({ what, bytes, total, ms }) =>
  `${what}: ${megabytes(Math.min(bytes, total))} of about ${megabytes(total)}, ${clockOf(ms)}`;

/// The bytes of all files in a folder; what goes while it is looked at counts for nothing.
export function sizeOf(folder) {
  let bytes = 0;
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    try {
      for (const entry of readdirSync(next, { withFileTypes: true })) {
        const inside = path.join(next, entry.name);
        if (entry.isDirectory()) folders.push(inside);
        else if (entry.isFile()) bytes += statSync(inside).size;
      }
    } catch {
      // A folder that npm has just put elsewhere.
    }
  }
  return bytes;
}

/// Tells how a folder fills, as long as the work takes.
export async function told({ what, folder, total }, work) {
  const start = Date.now();
  const { isTTY } = process.stdout;
  const tell = () => {
    const line = progressLine({ what, bytes: sizeOf(folder), total, ms: Date.now() - start });
    process.stdout.write(isTTY ? `\r\x1b[K  ${line}` : `  ${line}\n`);
  };
  const timer = setInterval(tell, isTTY ? EVERY.terminal : EVERY.file);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    const took = `${what}: ${megabytes(sizeOf(folder))}, ${clockOf(Date.now() - start)}`;
    process.stdout.write(isTTY ? `\r\x1b[K  ${took}\n` : `  ${took}\n`);
  }
}
