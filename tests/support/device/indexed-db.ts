// Before any test file is loaded: Dexie takes the database of the globals when it is imported.
import 'fake-indexeddb/auto';
