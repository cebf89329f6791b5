import type { ReactElement } from 'react';

// biome-ignore lint/style/noDefaultExport: what React.lazy takes.
export default function About(): ReactElement {
  return <h1>About</h1>;
}
