import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';
import { memberByCode } from '../referral/referralCode.ts';
import { affiliateOf, isUsernameFree, noteVisit } from './lookups.ts';
import { registrationSettingFor } from './registrationSetting.ts';

/** Look-ups of the registration form while it is filled in (§5, §7). */
export function lookupHandlers({
  database,
  limiters,
  settings,
}: Services): Pick<Handlers, 'getRegistrationSetting' | 'checkUsername' | 'getAffiliate'> {
  return {
    getRegistrationSetting: async () => registrationSettingFor(settings),
    checkUsername: async ({ request, ip }) => {
      await limiters.lookupByIp.hit(ip);
      const setting = registrationSettingFor(settings);
      return { available: await isUsernameFree(database.db, setting, request.username) };
    },
    getAffiliate: async ({ request, ip }) => {
      await limiters.lookupByIp.hit(ip);
      if (request.source === 'address' && (await memberByCode(database.db, request.code)) !== undefined)
        return { affiliateCode: request.code.toUpperCase() };
      const found = await affiliateOf(database.db, request.code);
      await noteVisit(database.db, found.affiliateCode);
      return found;
    },
  };
}
