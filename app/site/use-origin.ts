/** Returns the origin under which visitors see this site, `https://shop.example`, for absolute links. */
export const useOrigin = (): string => window.location.origin
