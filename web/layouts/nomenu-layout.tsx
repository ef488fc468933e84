import { Outlet } from 'react-router'

/** Bare: pages that only pass through, and errors. */
export default function NomenuLayout() {
  return <Outlet />
}
