/** Every layer of the system. Modals count up from 1000 in steps of 10 (§9). */
export const zIndex = { header: 100, tabBar: 110, skipLink: 900, modal: 1000, modalStep: 10 } as const;
