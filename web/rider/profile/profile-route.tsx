import { ProfileScreen } from './profile-screen.tsx'

/** Who the rider is comes with the layout, so that the page opens without a signal. */
export default function ProfileRoute() {
  return <ProfileScreen />
}
