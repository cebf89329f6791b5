/** A captcha's picture that shows K7QP; for stories alone. */
export const storyCaptcha = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><path d="M10 5v30M10 20 25 5M10 20l15 15M35 5h20L42 35M65 20a8 12 0 1 0 16 0 8 12 0 1 0-16 0m10 8 8 8M90 35V5h6a7 7 0 0 1 0 15h-6" fill="none" stroke="currentColor" stroke-width="3"/></svg>')}`;
