/// The page that shows what a clause or a rule asks for: what the server has written, and how that looks. No script runs in it, and nothing
/// is loaded. Knows no editor, so that tests can use it.

const STYLE = `
body { padding: 0 1.5rem 2rem; max-width: 70rem; line-height: 1.5; color: var(--vscode-foreground); }
h1 { font-size: 1.5em; font-weight: 600; margin-bottom: 0; }
h2 { font-size: 1.25em; margin: 1.8em 0 0.4em; }
h3 { font-size: 1em; margin: 1.5em 0 0.3em; }
small { font-weight: normal; font-size: 0.8em; color: var(--vscode-descriptionForeground); margin-left: 0.6em; }
h1 small { display: block; margin: 0.2em 0 0; font-size: 0.65em; }
code, pre { font-family: var(--vscode-editor-font-family); font-size: var(--vscode-editor-font-size); }
.aside, .note { color: var(--vscode-descriptionForeground); }
.examples { display: flex; flex-wrap: wrap; gap: 1rem; }
.examples section { flex: 1 1 20rem; min-width: 0; padding: 0 1rem 1rem; border-top: 3px solid; background: var(--vscode-textCodeBlock-background); }
.examples .bad { border-color: var(--vscode-editorError-foreground); }
.examples .good { border-color: var(--vscode-testing-iconPassed, #388a34); }
.examples pre { overflow: auto; max-height: 24rem; margin: 0.5em 0; }
.examples h3 { margin-top: 0.6em; }
mark { color: inherit; background: none; text-decoration: underline wavy var(--vscode-editorError-foreground); text-underline-offset: 0.2em; }
mark:empty { border-left: 2px solid var(--vscode-editorError-foreground); }
figure { margin: 0.8em 0 0; }
figure svg { max-width: 18rem; width: 100%; height: auto; }
`;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// The body comes escaped from the server.
export const clauseHtml = (title: string, body: string, language: string): string => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
