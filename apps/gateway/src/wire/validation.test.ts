import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from './AppError.ts';
import { validate } from './validation.ts';

describe('the reading of a request', () => {
  test('normalises text to one Unicode form', () => {
    const schema = z.object({ name: z.string(), deeper: z.object({ names: z.array(z.string()) }) });
    const name = 'Nguyễn Thị Thu Hường';
    const apart = name.normalize('NFD');
    expect(validate(schema, { name: apart, deeper: { names: [apart] } })).toEqual({ name, deeper: { names: [name] } });
  });

  test('refuses a body that is nested too deeply', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(() => validate(z.object({ name: z.string() }), { name: deep })).toThrow(AppError);
  });
});
