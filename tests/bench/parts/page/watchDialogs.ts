declare global {
  interface Window {
    /** Milliseconds from the last click to the frame after the one that painted a dialog; undefined until then. */
    benchDialog: number | undefined;
    hasBenchDialog: () => boolean;
  }
}

/** Whether any of a dialog can be seen: one that only begins to fade in can't. */
function hasDialog(): boolean {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  return dialogs.some((dialog) => dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
}

/** Times from each click until a dialog can be seen. */
export function watchDialogs(): void {
  window.hasBenchDialog = hasDialog;
  const time = ({ timeStamp }: MouseEvent): void => {
    window.benchDialog = undefined;
    const look = (): void => {
      if (!hasDialog()) requestAnimationFrame(look);
      // This frame paints it; the next one begins after that.
      else
        requestAnimationFrame(() => {
          window.benchDialog = performance.now() - timeStamp;
        });
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', time, { capture: true });
}
