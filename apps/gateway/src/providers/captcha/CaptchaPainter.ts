/** Port of the picture that people can read and programs should not. */
export interface CaptchaPainter {
  /** @returns a `data:` address in base64. */
  paint(text: string): string;
}
