import { Fragment } from 'react';

/** React alone. */
export const Frame = Fragment;
