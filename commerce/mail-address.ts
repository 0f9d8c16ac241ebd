/** No label contains a dot, so that the expression takes linear time. */
export const MAIL_ADDRESS = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/
