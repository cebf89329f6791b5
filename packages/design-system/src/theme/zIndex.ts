/** Every layer of the system. A page's own bars stay below 1000; modals count up from there in steps of 10 (§9), and what opens inside of one lies above them all. */
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
