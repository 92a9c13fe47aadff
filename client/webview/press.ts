/// What is pressed and not written in.
const PRESSED = 'button, summary';
/// What somebody writes in.
const WRITTEN = 'textarea, input:not([type=range])';

/// Presses on buttons leave the focus where it is too, or else the arrows would walk a toolbar; but who was writing has finished.
export function keepFocusOnPresses(root: HTMLElement, resting: HTMLElement): void {
  root.addEventListener('mousedown', (event) => {
    const pressed = event.target instanceof Element && event.target.closest(PRESSED);
    if (!pressed || event.defaultPrevented) return;
    keepFocus(event);
    if (document.activeElement?.matches(WRITTEN)) resting.focus();
  });
}

/// A press on something that is no button leaves the focus where it is in the panel, so that the arrows go on stepping through
/// the record; from the text it comes to the panel.
export function keepFocus(event: Event): void {
  event.preventDefault();
  if (!document.hasFocus()) window.focus();
}
