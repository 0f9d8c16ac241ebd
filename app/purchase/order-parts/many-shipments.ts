/** From this number of shipments on, each is collapsed: the page would be too long. */
export const MANY_SHIPMENTS = 6
