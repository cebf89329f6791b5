import { test } from '../ownGateway/test.ts';
import { expectSite } from './expectSite.ts';

test.use({ gatewayFor: { name: 'members', options: { SITE: 'members' } } });

test('§6 "Non-member account unable to login", and is told why', async ({ page }) => {
  await expectSite(page, { kept: 'member01', refused: 'agent01', said: 'Tài khoản không phải hội viên nên không thể đăng nhập.' });
});
