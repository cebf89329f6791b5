// Runs in the page as it is: after each click, the milliseconds until the frame that follows the dialog's paint.
addEventListener(
  'click',
  ({ timeStamp }) => {
    window.benchOpened = undefined;
    const tick = () => {
      if (!document.querySelector('[role=dialog] input')?.checkVisibility()) {
        requestAnimationFrame(tick);
        return;
      }
      // This frame paints the dialog; the next one begins after that.
      requestAnimationFrame(() => {
        window.benchOpened = performance.now() - timeStamp;
      });
    };
    requestAnimationFrame(tick);
  },
  { capture: true },
);
