import { Outlet } from 'react-router'

/** No menus, for pages that only redirect, and errors. */
export default function NomenuLayout() {
  return <Outlet />
}
