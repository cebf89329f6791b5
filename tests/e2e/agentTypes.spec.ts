import { agentMemberTypes } from '../../packages/contract/src/wire/roles.ts';
import { test } from './ownGateway/test.ts';
import { expect, fillLogin } from './support.ts';

// Their accounts are those of nobody else.
test.use({ gatewayFor: { name: 'agentTypes' } });

for (const type of agentMemberTypes) {
  test(`§6 an account of member type ${type} is an agent in the portal: its centre is open, the member's is not`, async ({
    page,
    gateway,
  }) => {
    const { username } = await gateway.openAccount();
    expect(await gateway.operator('type', username, String(type))).toContain(`agent of type ${type}`);
    await page.goto('/web/?agent=menu');
    await fillLogin(page, username);
    await expect(page.getByRole('navigation', { name: 'Trung tâm đại lý' })).toBeVisible();
    await page.goto('/web/?center=account');
    await expect(page.getByRole('alertdialog', { name: 'Chưa mở được' })).toBeVisible();
  });
}
