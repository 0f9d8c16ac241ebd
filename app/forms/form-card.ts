import styles from './form-card.module.css'

/** Class names for the parts of a form in a page's text. */
export const formCard = styles
