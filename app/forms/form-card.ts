import styles from './form-card.module.css'

/** The look of a form that stands in a page's words: class names for its parts. */
export const formCard = styles
