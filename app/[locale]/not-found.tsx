export default function NotFound() {
  return <h1>404 x</h1>;
}
