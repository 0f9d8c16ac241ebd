/** At least two labels, the last of two characters; no dots in labels, so it is linear. */
export const MAIL_ADDRESS = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/
