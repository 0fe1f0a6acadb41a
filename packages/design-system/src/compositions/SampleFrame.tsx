import { useState, type ReactNode } from 'react'
import { Avatar } from '../components/Avatar/Avatar.tsx'
import { Button } from '../components/Button/Button.tsx'
import { IconButton } from '../components/Button/IconButton.tsx'
import { Footer } from '../components/Footer/Footer.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { MenuItem } from '../components/Menu/MenuItem.tsx'
import { Brand, NavigationBar, NavigationLink } from '../components/NavigationBar/NavigationBar.tsx'
import { PageFrame, type PageVariant } from '../components/PageFrame/PageFrame.tsx'
import { SegmentedChoice } from '../components/SegmentedChoice/SegmentedChoice.tsx'
import { Sidebar } from '../components/Sidebar/Sidebar.tsx'
import {
  SidebarButton,
  SidebarLink,
  SidebarSection,
} from '../components/Sidebar/SidebarEntries.tsx'
import { MarkIcon } from '../icons/MarkIcon.tsx'
import { ChevronDownIcon } from '../icons/arrows.tsx'
import { GlobeIcon, MonitorIcon, MoonIcon, PersonIcon, SunIcon } from '../icons/person.tsx'
import { GridIcon, SettingsIcon, SidePanelIcon } from '../icons/places.tsx'
import { useIsNarrow } from '../layout/useIsNarrow.ts'

const themes = [
  { value: 'light', label: 'Light', icon: <SunIcon size="small" /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon size="small" /> },
  { value: 'auto', label: 'System', icon: <MonitorIcon size="small" /> },
] as const

interface SampleFrameProps {
  variant: PageVariant
  children: ReactNode
}

/** A whole page around a sample, as an application would compose it. */
export function SampleFrame({ variant, children }: SampleFrameProps) {
  const [isExpanded, setExpanded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [theme, setTheme] = useState<'light' | 'dark' | 'auto'>('auto')
  const isNarrow = useIsNarrow()
  const isSignedIn = variant !== 'anonymous'

  const toggle = (
    <IconButton
      label="Sidebar"
      icon={<SidePanelIcon />}
      aria-expanded={isNarrow ? isOpen : isExpanded}
      onPress={() => {
        if (isNarrow) setOpen(true)
        else setExpanded(!isExpanded)
      }}
    />
  )
  const language = (
    <Menu
      missingText="Cannot reach the server. Try again."
      label="Language"
      placement="bottom end"
      selectedKey="en"
      trigger={<IconButton label="Language" icon={<GlobeIcon />} />}
    >
      <MenuItem id="en">English</MenuItem>
      <MenuItem id="nl">Nederlands</MenuItem>
    </Menu>
  )

  return (
    <PageFrame
      variant={variant}
      skipLinkLabel="Skip to content"
      header={
        <NavigationBar
          label="Main"
          isCollapsible
          start={isSignedIn && toggle}
          brand={<Brand name="Example" href="#home" mark={<MarkIcon size="large" />} />}
          end={
            <>
              {language}
              {isSignedIn && (
                <Menu
                  missingText="Cannot reach the server. Try again."
                  placement="bottom end"
                  trigger={<IconButton label="Ada" icon={<Avatar name="Ada" />} />}
                >
                  <MenuItem href="#account">My account</MenuItem>
                </Menu>
              )}
            </>
          }
        >
          {isSignedIn && (
            <>
              <NavigationLink href="#dashboard" isCurrent={variant === 'dashboard'}>
                Overview
              </NavigationLink>
              <Menu
                missingText="Cannot reach the server. Try again."
                trigger={
                  <Button variant="quiet">
                    Lists
                    <ChevronDownIcon size="small" />
                  </Button>
                }
              >
                <MenuItem href="#morning">Morning</MenuItem>
              </Menu>
              <NavigationLink href="#settings" isCurrent={variant === 'configuration'}>
                Settings
              </NavigationLink>
            </>
          )}
        </NavigationBar>
      }
      sidebar={
        isSignedIn && (
          <Sidebar
            label="Sections"
            isExpanded={isExpanded}
            isOpen={isOpen}
            onOpenChange={setOpen}
            closeLabel="Close"
            end={<SidebarButton icon={<PersonIcon />}>Ada</SidebarButton>}
          >
            <SidebarSection title="Pages">
              <SidebarLink
                href="#dashboard"
                icon={<GridIcon />}
                isCurrent={variant === 'dashboard'}
              >
                Overview
              </SidebarLink>
              <SidebarLink
                href="#settings"
                icon={<SettingsIcon />}
                isCurrent={variant === 'configuration'}
              >
                Settings
              </SidebarLink>
            </SidebarSection>
          </Sidebar>
        )
      }
      footer={
        <Footer
          tone={isSignedIn ? 'tinted' : 'plain'}
          end={
            <SegmentedChoice
              label="Theme"
              isIconOnly
              size="small"
              options={themes}
              value={theme}
              onChange={setTheme}
            />
          }
        >
          © 2026 Example
        </Footer>
      }
    >
      {children}
    </PageFrame>
  )
}
