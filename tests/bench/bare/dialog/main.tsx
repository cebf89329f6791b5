import * as Dialog from '@radix-ui/react-dialog';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Content } from './content.ts';

function drawn(content: Content, place: number): ReactNode {
  if (typeof content === 'string') return content;
  const { tag, attributes, children } = content;
  return createElement(tag, { key: place, ...attributes }, ...children.map(drawn));
}

// Radix' dialog with the elements of the portal's, and nothing else: no form, no checks, no address.
function Bare(): ReactNode {
  return (
    <Dialog.Root>
      <style>{window.bareDialog.css}</style>
      <header>
        <Dialog.Trigger>Open</Dialog.Trigger>
      </header>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0008' }} />
        <Dialog.Content aria-describedby={undefined} style={{ position: 'fixed', inset: '10% 30%' }}>
          <Dialog.Title>Log in</Dialog.Title>
          {window.bareDialog.content.map(drawn)}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
