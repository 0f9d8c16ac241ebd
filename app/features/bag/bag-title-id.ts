/** Id of the heading that takes the focus when the focused line is removed. */
export const BAG_TITLE_ID = 'bag-title'
