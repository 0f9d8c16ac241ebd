/** Of the heading that gets the focus when what had it is gone with its line. */
export const BAG_TITLE_ID = 'bag-title'
