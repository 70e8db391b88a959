-- Documents hold fewer words of departments than before; the job of the search index writes them anew.
UPDATE search_documents SET due = true;
