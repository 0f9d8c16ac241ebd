/** Placeholder until the page is written. */
export default function ProductPage() {
  return <h1>ProductPage</h1>
}
