/** The picture of a captcha in a story. */
export const storyPicture =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMjAgNDAiPjxwYXRoIGQ9Ik0xMCAzMCBMMzAgMTAgTDUwIDMwIE03MCAxMCBMOTAgMzAgTDExMCAxMCIgc3Ryb2tlPSIjODg4IiBmaWxsPSJub25lIiBzdHJva2Utd2lkdGg9IjQiLz48L3N2Zz4=';
