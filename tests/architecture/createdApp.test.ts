import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldersIn } from './folderRules.ts';
import { checkout, filesIn, root } from './House.ts';

const features = 'packages/features/src';
const template = filesIn(checkout, /^packages\/create-portal\/template\/src\/.*\.tsx?$/, /\.test\./);
const joint = filesIn(checkout, /^packages\/features\/src\/surfaces\/.*\.tsx?$/, /\.test\./);
const domains = foldersIn(checkout, features).filter(
  (name) => existsSync(path.join(root, features, name, 'index.ts')) && !['core', 'surfaces'].includes(name),
);
const textOf = (files: readonly string[]): string => files.map(checkout.textOf).join('\n');

describe('DESIGN §5 the app that `npm create @baize/portal` makes', () => {
  it('composes every domain of the packages, by itself or by the surfaces that are joined', () => {
    const [app, surfaces] = [textOf(template), textOf(joint)];
    const isComposed = (domain: string): boolean => app.includes(`'@baize/features/${domain}'`) || surfaces.includes(`'../${domain}/`);
    expect(domains.length).toBeGreaterThan(25);
    expect(domains.filter((domain) => !isComposed(domain))).toEqual([]);
  });

  it('names no domain’s surfaces, so that a new one needs no change', () => {
    expect(textOf(template)).not.toMatch(/@baize\/features\/[\w-]+\/portal'/);
  });

  it('is read in ten minutes: a dozen files of code, none of them long', () => {
    expect(template.length).toBeLessThanOrEqual(13);
    expect(template.filter((file) => checkout.textOf(file).split('\n').length > 140)).toEqual([]);
  });
});
