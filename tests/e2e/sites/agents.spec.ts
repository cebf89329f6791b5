import { test } from '../ownGateway/test.ts';
import { expectSite } from './expectSite.ts';

test.use({ gatewayFor: { name: 'agents', options: { SITE: 'agents' } } });

test('§6 "non-agents cannot log in at the agent site", and are told why', async ({ page }) => {
  await expectSite(page, { kept: 'agent01', refused: 'member01', said: 'Không phải đại lý nên không thể đăng nhập.' });
});
