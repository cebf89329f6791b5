import type { CallName } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { faultedCalls } from '../../packages/features/src/core/testing/faultedCalls.ts';
import { checkout, filesIn } from './House.ts';

const shipped = filesIn(checkout, /^(?:packages\/features|apps\/portal)\/src\/.*\.tsx?$/, /\.(?:test|stories)\.tsx?$|\/testing\//);
/** What those files import of the contract but for types. */
const imported = new Set(
  shipped.flatMap((file) =>
    [...checkout.textOf(file).matchAll(/^import \{([^}]*)\} from '@baize\/contract';/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
);

const rows = Object.entries(faultedCalls) as [CallName, (typeof faultedCalls)[CallName]][];

describe('§8 where the faults of each call are shown', () => {
  it('says of the calls that the portal does not make that it makes none, and of no other', () => {
    const unused = rows.filter(([, proof]) => 'isUnused' in proof).map(([name]) => name);
    expect(unused).toEqual(rows.map(([name]) => name).filter((name) => !imported.has(name)));
  });

  it.each([...new Set(rows.flatMap(([, proof]) => ('hook' in proof ? [proof.hook] : [])))])('has the test of %s', (domain) => {
    expect(checkout.textOf(`packages/features/src/${domain}/faults.test.ts`)).toContain(`testFaults<'${domain}'>`);
  });
});
