import { divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, map, marker, tileLayer } from 'leaflet';
import Supercluster from 'supercluster';
import * as styles from './map.css.ts';

/** Something on a map, in degrees. `label` says its category too, which a mark shows by its look alone. */
export type MapPoint = {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  readonly category: 'learner' | 'tutor' | 'place';
};

type Place = { lat: number; lng: number };

export type MapTiles = { readonly url: string; readonly attribution: string };

export type MapOptions = {
  readonly points: readonly MapPoint[];
  /** Null: points on an empty sheet; nobody is asked for a picture (COMMUNITY-6). */
  readonly tiles: MapTiles | null;
  /** Left out: marks say what is there and are no buttons. */
  readonly onChoose?: ((id: string) => void) | undefined;
  /** Whether the points are addresses that everybody may know, not the rounded places of people. */
  readonly isExact?: boolean;
  /** What a screen reader says of many points in one place. */
  readonly groupLabel: (count: number) => string;
  readonly hasMotion: boolean;
};

export type DrawnMap = { readonly zoomBy: (steps: 1 | -1) => void; readonly remove: () => void };

/** Berlin: where a map begins that has nothing to show (COMMUNITY-5). */
const CENTRE = { lat: 52.52, lng: 13.4 };
const ZOOM = 12;
const FARTHEST = 2;
/** Nearer, a place of a hundredth of a degree would look like an address. */
const NEAREST = 14;
/** Where points are addresses: the streets around one, and the nearest that it comes. */
const EXACT_ZOOM = 16;
const NEAREST_EXACT = 18;
/** Points that are nearer than that on the glass become one, px. */
const GROUP_RADIUS = 48;
const PADDING: [number, number] = [32, 32];
/** Of a mark: what a finger hits, px. */
const MARK_SIZE: [number, number] = [44, 44];

/**
 * Draws a map into an element: points as buttons with their first letter, points that would cover each other as one
 * button with their number. Each mark is an element of its own, since marks from text are not allowed by Trusted Types.
 */
export function drawMap(element: HTMLElement, options: MapOptions): DrawnMap {
  const { points, tiles, hasMotion, isExact = false } = options;
  const nearest = isExact ? NEAREST_EXACT : NEAREST;
  const drawn = map(element, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: nearest,
    minZoom: FARTHEST,
    zoomAnimation: hasMotion,
    fadeAnimation: hasMotion,
    markerZoomAnimation: hasMotion,
    inertia: hasMotion,
  });
  if (tiles !== null) tileLayer(tiles.url, { maxZoom: nearest, referrerPolicy: 'no-referrer' }).addTo(drawn);
  if (points.length === 0) drawn.setView(CENTRE, ZOOM, { animate: false });
  else
    drawn.fitBounds(
      points.map(({ lat, lng }): [number, number] => [lat, lng]),
      { maxZoom: isExact ? EXACT_ZOOM : ZOOM, padding: PADDING, animate: false },
    );
  const groups = groupsOf(points, nearest);
  const marks = layerGroup().addTo(drawn);
  const zooming = zoomInTurn(drawn, nearest);
  const open = (groupId: number, at: Place): void => {
    zooming.to(Math.min(groups.getClusterExpansionZoom(groupId), nearest), at);
    // Its button is gone by then.
    element.focus();
  };
  const show = (): void => {
    const view = drawn.getBounds().pad(0.5);
    const box: [number, number, number, number] = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()];
    marks.clearLayers();
    for (const { geometry, properties } of groups.getClusters(box, Math.round(drawn.getZoom()))) {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const mark = isGroup(properties)
        ? groupButton(properties.point_count, options, () => open(properties.cluster_id, { lat, lng }))
        : pointMark(properties, options);
      addMark(marks, { lat, lng }, mark);
    }
  };
  drawn.on('moveend', show);
  show();
  return {
    zoomBy: zooming.by,
    remove: () => void drawn.remove(),
  };
}

/** Leaflet forgets a step that comes while it moves to another zoom: such a one is taken once the map is there. */
function zoomInTurn(drawn: LeafletMap, nearest: number) {
  let isZooming = false;
  let further = 0;
  const to = (zoom: number, at: Place): void => {
    if (zoom !== drawn.getZoom()) isZooming = true;
    drawn.setView(at, zoom);
  };
  const by = (steps: number): void => {
    if (isZooming) further += steps;
    else to(Math.min(Math.max(drawn.getZoom() + steps, FARTHEST), nearest), drawn.getCenter());
  };
  drawn.on('zoomstart', () => {
    isZooming = true;
  });
  drawn.on('zoomend', () => {
    isZooming = false;
    const steps = further;
    further = 0;
    if (steps !== 0) by(steps);
  });
  return { to, by };
}

type Group = Supercluster.ClusterProperties;

function isGroup(properties: MapPoint | Group): properties is Group {
  return 'cluster' in properties;
}

function groupsOf(points: readonly MapPoint[], maxZoom: number): Supercluster<MapPoint> {
  // At the nearest zoom, too, people of one town have the very same place: they stay a group, and the list names them.
  return new Supercluster<MapPoint>({ radius: GROUP_RADIUS, maxZoom }).load(
    points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
      properties: point,
    })),
  );
}

function addMark(marks: LayerGroup, at: Place, html: HTMLElement): void {
  const icon = divIcon({ html, className: styles.mark, iconSize: MARK_SIZE });
  marks.addLayer(marker(at, { keyboard: false, icon }));
}

function pointMark({ id, label, category }: MapPoint, { onChoose }: MapOptions): HTMLElement {
  const className = styles.point[category];
  if (onChoose === undefined) return infoMark(className, label);
  const [initial = ''] = label;
  return markButton(className, label, initial.toLocaleUpperCase(), () => onChoose(id));
}

function infoMark(className: string, label: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = className;
  mark.title = label;
  mark.role = 'img';
  mark.setAttribute('aria-label', label);
  return mark;
}

function groupButton(count: number, { groupLabel }: MapOptions, open: () => void): HTMLButtonElement {
  return markButton(styles.group, groupLabel(count), String(count), open);
}

function markButton(className: string, label: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  return button;
}
