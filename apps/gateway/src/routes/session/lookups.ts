import { affiliateOf, isUsernameFree } from '../../plugins/app/registration/lookups.ts';
import { registrationSettingFor } from '../../plugins/app/registration/registrationSetting.ts';
import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

/** What the registration form asks while it is filled in (§5, §7). */
export function lookupHandlers({ database, limiters, settings }: Services): Pick<Handlers, 'checkUsername' | 'getAffiliate'> {
  return {
    checkUsername: async ({ request, ip }) => {
      await limiters.lookupByIp.hit(ip);
      const setting = registrationSettingFor(settings);
      return { available: await isUsernameFree(database.db, setting, request.username) };
    },
    getAffiliate: async ({ request, ip }) => {
      await limiters.lookupByIp.hit(ip);
      return affiliateOf(database.db, request.code);
    },
  };
}
