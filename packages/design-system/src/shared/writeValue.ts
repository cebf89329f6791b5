/** Writes into an input as its user would: React and form libraries hear of it as of any key. */
export function writeValue(input: HTMLInputElement, value: string): void {
  // React remembers what is written through the element itself, and would take the event for an echo.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
