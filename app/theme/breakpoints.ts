/**
 * The specification's named design breakpoints, in px: each number is the largest width of its
 * range (CON-001). Style sheets use `min-width: 769px` for tablets and `min-width: 1024px` for
 * desktops.
 */
export const breakpoints = { xs: 576, sm: 768, md: 1024, lg: 1440, xl: 1280, '2xl': 1536 } as const
