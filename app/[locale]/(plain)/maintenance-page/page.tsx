export default function MaintenancePage() {
  return <h1>503</h1>;
}
