const FORBIDDEN = /[\\/:*?"<>|]/g;

/// The text with full-width signs for what cannot stand in the name of a file.
export const nameable = (text: string): string =>
  text.replace(FORBIDDEN, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
