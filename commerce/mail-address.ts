/**
 * A name, `@`, and a domain of at least two labels, the last of at least two characters; nothing
 * invisible. No label contains a dot, so that the expression takes linear time.
 */
export const MAIL_ADDRESS = /^[^\s\p{C}@]+@(?:[^\s\p{C}@.]+\.)+[^\s\p{C}@.]{2,}$/u
