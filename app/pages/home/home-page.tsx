/** Placeholder until the page is written. */
export default function HomePage() {
  return <h1>HomePage</h1>
}
