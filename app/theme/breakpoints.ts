/**
 * Named design breakpoints in px, as the specification gives them: each the largest width of its name
 * (CON-001). Style sheets ask for `min-width: 769px` (tablet) and `min-width: 1024px` (desktop).
 */
export const breakpoints = { xs: 576, sm: 768, md: 1024, lg: 1440, xl: 1280, '2xl': 1536 } as const
