/// A press on something that is no button leaves the focus where it is in the panel, so that the arrows go on stepping through
/// the record; from the text it comes to the panel.
export function keepFocus(event: Event): void {
  event.preventDefault();
  if (!document.hasFocus()) window.focus();
}
