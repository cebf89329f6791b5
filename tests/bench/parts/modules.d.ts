// What the bench alone installs is not there when the types are checked.
declare module '@mantine/carousel';
declare module '@mantine/core';
declare module '@mantine/dates';
declare module '@mantine/notifications';
declare module '@mui/material';
declare module '@radix-ui/themes';
declare module 'antd';

declare module 'virtual:system' {
  const system: import('./page/PartsSystem.ts').PartsSystem;
  export const Frame: typeof system.Frame;
  export const parts: typeof system.parts;
  export const PagerPart: typeof system.PagerPart;
}
