import { Drawer } from '@baize/ui';
import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { useBrand } from '../../shared/brand/use-status.ts';
import type { OverlayProps } from '../../shared/pages/overlay.ts';
import { DisplayButtons } from './display-buttons.tsx';
import { MenuLinks } from './menu-links.tsx';

/** The side menu of a phone. */
export function MenuDrawer({ onClose }: OverlayProps) {
  const { name } = useBrand();
  return (
    <Drawer
      isOpen
      onClose={onClose}
      side="start"
      title={
        <span className="flex items-center gap-2.5">
          <BrandMark className="size-6.5 text-brass" />
          {name}
        </span>
      }
      footer={<DisplayButtons isWide />}
    >
      <div className="-mx-2">
        <MenuLinks onFollow={onClose} />
      </div>
    </Drawer>
  );
}
