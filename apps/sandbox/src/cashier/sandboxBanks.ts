import type { Bank } from '@baize/contract';

/** Banks of Vietnam by the short names that VietQR has for them, the largest first. The sandbox pays to none of them. */
export const sandboxBanks: readonly Bank[] = [
  { bankCode: 'VCB', name: 'Vietcombank' },
  { bankCode: 'BIDV', name: 'BIDV' },
  { bankCode: 'ICB', name: 'VietinBank' },
  { bankCode: 'VBA', name: 'Agribank' },
  { bankCode: 'TCB', name: 'Techcombank' },
  { bankCode: 'MB', name: 'MB Bank' },
  { bankCode: 'ACB', name: 'ACB' },
  { bankCode: 'VPB', name: 'VPBank' },
  { bankCode: 'STB', name: 'Sacombank' },
  { bankCode: 'TPB', name: 'TPBank' },
  { bankCode: 'HDB', name: 'HDBank' },
  { bankCode: 'VIB', name: 'VIB' },
  { bankCode: 'SHB', name: 'SHB' },
  { bankCode: 'EIB', name: 'Eximbank' },
  { bankCode: 'MSB', name: 'MSB' },
  { bankCode: 'SCB', name: 'SCB' },
  { bankCode: 'OCB', name: 'OCB' },
  { bankCode: 'SEAB', name: 'SeABank' },
  { bankCode: 'LPB', name: 'LPBank' },
  { bankCode: 'NAB', name: 'Nam A Bank' },
  { bankCode: 'BAB', name: 'Bac A Bank' },
];
