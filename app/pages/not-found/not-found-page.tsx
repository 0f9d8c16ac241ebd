/** Placeholder until the page is written. */
export default function NotFoundPage() {
  return <h1>NotFoundPage</h1>
}
