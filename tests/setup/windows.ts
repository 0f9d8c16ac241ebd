/** The two windows in which the shop is tested. */
export const desktop = { viewport: { width: 1280, height: 900 } }
export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true }
