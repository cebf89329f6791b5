import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Each test is a browser of its own, with nothing kept from the last.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
