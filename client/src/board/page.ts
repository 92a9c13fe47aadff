/// The page of the panel: nothing in it but its own script and style, and pictures that the script itself has made. Knows no
/// editor, so that tests can use it.

interface Page {
  readonly script: string;
  readonly style: string;
  /// Where scripts and styles may come from.
  readonly source: string;
  readonly nonce: string;
  readonly language: string;
}

export function pageHtml({ script, style, source, nonce, language }: Page): string {
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src ${source}; img-src blob:; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}">
<title>Qipu</title>
</head>
<body>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>
`;
}

/// The languages that the panel speaks.
export const panelLanguage = (language: string): string => (/^zh/i.test(language) ? 'zh-CN' : 'en');

const NONCE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => NONCE_LETTERS[byte % NONCE_LETTERS.length]).join('');
}
