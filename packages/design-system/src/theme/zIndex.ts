/** Every layer of the system. Modals count up from 1000 in steps of 10 (§9); what opens inside of one lies above them all. */
export const zIndex = {
  header: 100,
  tabBar: 110,
  skipLink: 900,
  modal: 1000,
  modalStep: 10,
  popover: 2000,
  menu: 2010,
  toast: 2020,
  tooltip: 2030,
} as const;
