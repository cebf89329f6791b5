import type { ReactElement } from 'react';

// biome-ignore lint/style/noDefaultExport: what React.lazy takes.
export default function Home(): ReactElement {
  return <h1>Home</h1>;
}
